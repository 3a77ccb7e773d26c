// The link to a table as a QR code, for the phone across the table; fetched when it is asked for.
import { finder } from '@wyrmtable/words/finding';
import { encode } from 'uqr';
import { useSpeech } from '../../shell/words.ts';

/** Light around it that readers need, in modules. */
const QUIET = 4;

export default function Qr({ link, code }: { readonly link: string; readonly code: string }) {
  const { say } = useSpeech();
  const { size, data } = encode(link, { ecc: 'M', border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <div className="qr">
      <h2 className="rule">{say(finder.qrTitle)}</h2>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say(finder.qrPicture, { link })}>
        <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
        <path d={dark} fill="#000" />
      </svg>
      <p className="qr__code">
        <span>{say(finder.tableCode)}</span> <b translate="no">{code.replace(/(.{3})(?=.)/g, '$1-').toUpperCase()}</b>
      </p>
      <p>{say(finder.qrText)}</p>
    </div>
  );
}
