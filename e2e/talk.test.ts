// Two people and a moderator: a phrase in two languages, free words, mute, block, a report, and what comes of it.
import { phrase } from '@wyrmtable/words';
import { ACTS, moderated, moderation } from '@wyrmtable/words/moderation';
import { refusalLine } from '@wyrmtable/words/refusals';
import { lobby } from '@wyrmtable/words/shell-lobby';
import { PHRASES, REASONS, reporting, talk } from '@wyrmtable/words/talk';
import { expect, test } from 'vitest';
import { post } from '../packages/server/test/client.ts';
import { seatTwo } from '../packages/server/test/play.ts';
import { openDoors } from './doors.ts';
import { violations } from './looking.ts';
import { type Person, PHONE } from './people.ts';
import { layTable } from './server-tables.ts';

const doors = openDoors({}, { brisk: true });

const press = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true }).click();
const panel = ({ page }: Person) => page.locator('.talk');

test('a phrase, free words, mute, a report with the talk, a moderator who acts, and a block', async () => {
  const mirka = await doors.somebody({ lang: 'pl' });
  const borys = await doors.somebody({ lang: 'ru', screen: PHONE });
  const wanda = await doors.somebody({ lang: 'en', screen: { width: 1024, height: 768 } });
  await wanda.page.goto('/');
  const made = await wanda.page.request.post('/api/account', { data: { name: 'Wanda', password: 'rzepa na polu' } });
  expect(made.status()).toBe(201);
  await doors.house.admin('grant', 'Wanda');

  const path = await layTable(mirka.page, { game: 'dragon-farkle', name: 'Mirka', seats: 2, options: {} });
  await mirka.page.goto(path);
  await borys.page.goto(path);
  await borys.page.getByLabel(phrase('ru', lobby.yourName)).first().fill('Борис');
  await borys.page.getByRole('button', { name: phrase('ru', lobby.sitAt, { number: 2 }) }).click();
  await press(mirka, phrase('pl', lobby.beReady));
  await press(borys, phrase('ru', lobby.beReady));
  await press(mirka, phrase('pl', lobby.begin));
  await mirka.page.locator('.stage').first().waitFor({ state: 'attached' });

  // A phrase is read in everybody's own language, over the table and in the panel.
  await press(mirka, phrase('pl', talk.open));
  await panel(mirka)
    .getByRole('button', { name: phrase('pl', PHRASES['good-luck']) })
    .click();
  await borys.page.locator('.talk-bubble').getByText(phrase('ru', PHRASES['good-luck'])).waitFor();
  expect(await violations(mirka.page)).toEqual([]);
  await borys.page.locator('.talk-button').tap();
  await panel(borys).getByText(phrase('ru', PHRASES['good-luck'])).first().waitFor();

  // Free words need both.
  await panel(borys).getByLabel(phrase('ru', talk.free)).check();
  await panel(borys).getByLabel(phrase('ru', talk.write)).fill('Ты дурак');
  await panel(borys)
    .getByRole('button', { name: phrase('ru', talk.send) })
    .click();
  await borys.page
    .getByText(refusalLine('ru', { refused: 'nobody-hears' }))
    .first()
    .waitFor();
  await panel(mirka).getByLabel(phrase('pl', talk.free)).check();
  await panel(borys)
    .getByText(phrase('ru', talk.freeWith, { names: 'Mirka' }))
    .waitFor();
  // What was typed is still there.
  await panel(borys)
    .getByRole('button', { name: phrase('ru', talk.send) })
    .click();
  await panel(mirka).getByText('Ты дурак').waitFor();
  await expect.poll(() => panel(borys).getByLabel(phrase('ru', talk.write)).inputValue()).toBe('');

  await panel(mirka)
    .getByRole('button', { name: `${phrase('pl', talk.mute)}: Борис` })
    .click();
  await panel(mirka).getByText(phrase('pl', talk.muted)).waitFor();
  await expect.poll(() => panel(mirka).getByText('Ты дурак').count()).toBe(0);

  // By keys: the sheet has the focus, Escape leads back to the talk, and does not close it.
  const report = panel(mirka).getByRole('button', { name: phrase('pl', talk.report) });
  const focused = () =>
    mirka.page.evaluate<string>(
      `document.activeElement.matches('.talk__report input') ? 'sheet' : document.activeElement.className`,
    );
  await report.press('Enter');
  await expect.poll(focused).toBe('sheet');
  await mirka.page.keyboard.press('Escape');
  await expect.poll(focused).toBe('talk');
  await report.click();
  await panel(mirka).getByLabel(phrase('pl', REASONS.insult)).check();
  await panel(mirka).getByLabel(phrase('pl', reporting.words)).fill('Obraża mnie.');
  expect(await violations(mirka.page)).toEqual([]);
  await panel(mirka)
    .getByRole('button', { name: phrase('pl', reporting.send) })
    .click();
  await mirka.page.getByText(phrase('pl', reporting.sent)).waitFor();

  await wanda.page.goto('/account');
  await wanda.page.getByRole('link', { name: phrase('en', moderation.title) }).click();
  const told = wanda.page.locator('.moderation__report');
  await told.getByText('Obraża mnie.').waitFor();
  await told.getByText('Ты дурак').waitFor();
  expect(await violations(wanda.page)).toEqual([]);
  await told.getByLabel(phrase('en', moderation.note)).fill('Be kind.');
  await told.getByRole('button', { name: phrase('en', moderation.mute), exact: true }).click();
  await wanda.page.getByText(phrase('en', moderation.none)).waitFor();
  await wanda.page.getByText(phrase('en', moderation.whole)).waitFor();
  expect(await violations(wanda.page)).toEqual([]);

  await borys.page.getByText(/Be kind\./).waitFor();
  await panel(borys)
    .getByRole('button', { name: phrase('ru', PHRASES.sorry) })
    .click();
  await borys.page
    .getByText(/Модератор отключил вам разговоры до .*Играть можно как всегда\./)
    .first()
    .waitFor();
  await wanda.page.getByRole('button', { name: phrase('en', moderation.undoOf, { number: 2 }) }).click();
  await borys.page.getByText(phrase('ru', moderated.undone)).waitFor();

  // Blocked, he is not heard, and comes to no table of hers.
  await panel(mirka)
    .getByRole('button', { name: `${phrase('pl', talk.block)}: Борис` })
    .click();
  await panel(mirka).getByText(phrase('pl', talk.blocked)).waitFor();
  // What he says to her reaches nobody: he is told that, and what one can make of it; she hears nothing.
  const heard = await mirka.page.locator('.talk__said').textContent();
  await panel(borys)
    .getByRole('button', { name: phrase('ru', PHRASES['nice-roll']) })
    .click();
  await panel(borys).getByLabel(phrase('ru', talk.write)).fill('Ну послушай');
  await panel(borys)
    .getByRole('button', { name: phrase('ru', talk.send) })
    .click();
  await expect
    .poll(() => borys.page.getByText(refusalLine('ru', { refused: 'nobody-hears' })).count())
    .toBeGreaterThan(0);
  expect(await panel(borys).getByLabel(phrase('ru', talk.write)).inputValue()).toBe('Ну послушай');
  expect(await mirka.page.locator('.talk__said').textContent()).toBe(heard);
  expect(await mirka.page.locator('.talk-bubble').count()).toBe(0);
  await borys.page.goto(await layTable(mirka.page, { game: 'dragon-farkle', name: 'Mirka', seats: 2, options: {} }));
  await borys.page.getByLabel(phrase('ru', lobby.yourName)).first().fill('Борис');
  await borys.page.getByRole('button', { name: phrase('ru', lobby.sitAt, { number: 2 }) }).click();
  await borys.page
    .getByText(refusalLine('ru', { refused: 'kept-apart' }))
    .first()
    .waitFor();
  expect([...mirka.faults, ...borys.faults, ...wanda.faults]).toEqual([]);
});

// The last of this file: whoever comes without an account comes from the same address here.
test('a guest is banned with their address by a box on the page: a cleared browser does not help, an account plays on, and it is taken back', async () => {
  const { id, lines } = await seatTwo(doors.house.address, {}, { talk: 'phrases' });
  const judge = await doors.somebody({ lang: 'ru', screen: PHONE });
  await judge.page.request.get('/api/me');
  await judge.page.request.post('/api/account', { data: { name: 'Zofia', password: 'rzepa na polu' } });
  await doors.house.admin('grant', 'Zofia');
  await post(lines[0].visitor, '/api/reports', { table: id, seat: 1, reason: 'spam' });
  await judge.page.goto('/moderation');
  const report = judge.page.locator('.moderation__report');
  await report.getByLabel(phrase('ru', moderation.address)).check();
  const ban = (name: string) => report.getByRole('button', { name, exact: true });
  await ban(phrase('ru', moderation.ban)).tap();
  await ban(phrase('ru', moderation.sure)).tap();
  await judge.page.getByText(phrase('ru', moderation.none)).waitFor();
  const [row] = await judge.page.locator('.moderation__log tbody tr').allTextContents();
  expect(row).toContain(phrase('ru', ACTS['ban-address']));
  expect(await violations(judge.page)).toEqual([]);

  const fresh = await doors.somebody({ lang: 'en' });
  await fresh.page.goto(`/t/${id}`);
  await fresh.page
    .getByText(/guests from your network stay away from online tables\. Whoever has an account can/)
    .waitFor();
  await judge.page
    .getByRole('button', { name: phrase('ru', moderation.undoOf, { number: Number(row?.match(/^\d+/)?.[0]) }) })
    .tap();
  await judge.page.locator('.moderation__log').getByText(phrase('ru', moderation.undone)).first().waitFor();
  await fresh.page.reload();
  await fresh.page.locator('.stage').first().waitFor({ state: 'attached' });
  for (const line of lines) await line.close();
  expect([...judge.faults, ...fresh.faults]).toEqual([]);
});
