// The seats of a lobby: sit down, stand up, seat a bot or send it away.
import { NAME_LIMIT } from '@wyrmtable/wire';
import { company } from '@wyrmtable/words/shell-company';
import { lobby } from '@wyrmtable/words/shell-lobby';
import { useState } from 'react';
import { type Arms, Portrait } from '../../pieces/Portrait.tsx';
import { armsOf } from '../../seats/arms.ts';
import { usualLevel } from '../../setup/plan.ts';
import { useOwnName } from '../../shell/own-name.ts';
import { useSpeech } from '../../shell/words.ts';
import type { SeatInfo } from '../port.ts';
import type { RemotePort } from './port.ts';

interface SeatsProps {
  readonly port: RemotePort;
  readonly seats: readonly SeatInfo[];
  readonly levels: readonly string[];
  readonly levelName: (level: string) => string;
  /** What each seat will play, where that is agreed already. */
  readonly parts?: readonly SeatPart[];
  /** The match has begun and rests. */
  readonly begun?: boolean;
}

export interface SeatPart {
  readonly arms: Arms;
  readonly name: string;
}

function FreeSeat(props: SeatsProps & { readonly seat: number }) {
  const { port, seats, levels, levelName, seat, begun = false } = props;
  const { say } = useSpeech();
  const [name, setName] = useOwnName();
  const [level, setLevel] = useState('');
  const { host, sides } = port.lobby();
  const own = seats.findIndex(({ mine }) => mine);
  const seated = own >= 0;
  const free = seats[own]?.name ?? '';
  const mayFill = host || (begun && seated);
  const chosen = levels.includes(level) ? level : (usualLevel(levels) ?? '');
  const number = seat + 1;
  return (
    <>
      {!seated && (
        <form
          className="row"
          onSubmit={(event) => {
            event.preventDefault();
            port.sit(seat, name);
          }}
        >
          <input
            className="field"
            required
            maxLength={NAME_LIMIT}
            autoComplete="off"
            placeholder={say(lobby.yourName)}
            aria-label={say(lobby.yourName)}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <button type="submit" className="btn" data-kind="primary" aria-label={say(lobby.sitAt, { number })}>
            {say(lobby.sit)}
          </button>
        </form>
      )}
      {seated && sides[own] === sides[seat] && (
        <button
          type="button"
          className="btn"
          aria-label={say(company.alsoSitAt, { number })}
          onClick={() => port.sit(seat, free)}
        >
          {say(company.alsoSit)}
        </button>
      )}
      {mayFill && chosen !== '' && (
        <div className="row">
          <select
            className="field"
            aria-label={say(lobby.level)}
            value={chosen}
            onChange={(event) => setLevel(event.currentTarget.value)}
          >
            {levels.map((known) => (
              <option key={known} value={known}>
                {levelName(known)}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="btn"
            aria-label={say(lobby.addBotAt, { number })}
            onClick={() => port.seatBot(seat, chosen)}
          >
            {say(lobby.addBot)}
          </button>
        </div>
      )}
    </>
  );
}

function TakenSeat(props: SeatsProps & { readonly info: SeatInfo; readonly seat: number }) {
  const { port, seats, info, levelName, seat, begun = false } = props;
  const { say } = useSpeech();
  const { host, sides } = port.lobby();
  // Between rivals nobody leaves in the middle; only seats that wait are filled.
  if (begun && new Set(sides).size > 1) return null;
  if (info.mine) {
    const several = seats.filter(({ mine }) => mine).length > 1;
    return (
      <button
        type="button"
        className="btn"
        aria-label={several ? say(company.standAt, { number: seat + 1 }) : undefined}
        onClick={() => port.stand(seat)}
      >
        {say(lobby.stand)}
      </button>
    );
  }
  if (!host) return null;
  if (info.bot === null) {
    // In the lobby people come and go by themselves; in a match somebody who stays away would keep all others waiting.
    if (!begun) return null;
    return (
      <button
        type="button"
        className="btn"
        aria-label={say(company.sendAwayAt, { name: info.name })}
        onClick={() => port.unseatBot(seat)}
      >
        {say(company.sendAway)}
      </button>
    );
  }
  return (
    <button
      type="button"
      className="btn"
      aria-label={say(lobby.removeBotAt, { name: levelName(info.bot) })}
      onClick={() => port.unseatBot(seat)}
    >
      {say(lobby.removeBot)}
    </button>
  );
}

interface TitleProps {
  readonly info: SeatInfo;
  readonly levelName: SeatsProps['levelName'];
  readonly begun: boolean;
}

function SeatTitle({ info, levelName, begun }: TitleProps) {
  const { say } = useSpeech();
  if (!info.taken) return <h3>{say(lobby.free)}</h3>;
  const name = info.bot !== null && info.name === info.bot ? levelName(info.bot) : info.name;
  const status = !info.connected ? lobby.away : info.ready ? lobby.ready : lobby.notReady;
  return (
    <>
      <h3>{info.mine ? say(lobby.mine, { name }) : name}</h3>
      {(!begun || !info.connected) && <p>{say(status)}</p>}
    </>
  );
}

export function LobbySeats(props: SeatsProps) {
  return (
    <ul>
      {props.seats.map((info, seat) => (
        <li className="lobbyseat" key={armsOf(seat).accent} data-state={info.taken ? 'taken' : 'free'}>
          <Portrait arms={props.parts?.[seat]?.arms ?? armsOf(seat)} />
          {/* Who comes, goes and is ready is read out. */}
          <div aria-live={props.begun ? 'off' : 'polite'}>
            <SeatTitle info={info} levelName={props.levelName} begun={props.begun ?? false} />
            {props.parts?.[seat] !== undefined && <p>{props.parts[seat].name}</p>}
          </div>
          <div className="lobbyseat__actions">
            {info.taken ? <TakenSeat {...props} info={info} seat={seat} /> : <FreeSeat {...props} seat={seat} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
