// The switch of the settings that turns all talk off.
import type { Message } from '../phrase.ts';

export const talkSetting = {
  name: { en: 'Talk at online tables', pl: 'Rozmowy przy stołach online', ru: 'Разговоры за столами в сети' },
  note: {
    en: 'When it is off, nothing that people say is shown on this device and nothing is said from it. For children’s sake, for instance.',
    pl: 'Gdy są wyłączone, to urządzenie nie pokazuje, co mówią inni, i niczego nie wysyła. Na przykład ze względu na dzieci.',
    ru: 'Когда отключены, на этом устройстве не видно, что говорят другие, и с него ничего не отправляется. Например, ради детей.',
  },
} as const satisfies Record<string, Message>;
