// Whom one follows or has blocked: the list, and a field to add somebody by name.
import { isRefusal } from '@wyrmtable/kernel';
import type { RelationInfo } from '@wyrmtable/wire';
import { folk } from '@wyrmtable/words/people';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Btn } from '../pieces/Btn.tsx';
import { Rule } from '../pieces/Rule.tsx';
import { useTyped } from '../shell/typed.ts';
import { useSpeech } from '../shell/words.ts';
import { change, ownPeople } from './api.ts';
import { Problem } from './fields.tsx';
import { useAsking } from './use-asking.ts';

const KINDS = {
  follow: { is: folk.followed, end: folk.unfollow, endThem: folk.unfollowThem },
  mute: { is: folk.muted, end: folk.unmute, endThem: folk.unmuteThem },
  block: { is: folk.blocked, end: folk.unblock, endThem: folk.unblockThem },
} as const;

function Somebody({ one, undo, busy }: { one: RelationInfo; undo: () => void; busy: boolean }) {
  const { say } = useSpeech();
  const name = one.name ?? say(folk.somebody);
  const { is, end, endThem } = KINDS[one.kind];
  return (
    <li>
      <p>
        {one.name === null ? name : <Link href={`/people/${encodeURIComponent(one.name)}`}>{name}</Link>}
        <small>{say(is)}</small>
      </p>
      <Btn disabled={busy} label={say(endThem, { name })} onPress={undo}>
        {say(end)}
      </Btn>
    </li>
  );
}

export function Folk() {
  const { say } = useSpeech();
  const [known, setKnown] = useState<readonly RelationInfo[]>([]);
  const [name, setName] = useTyped('folk');
  const asking = useAsking();
  const look = useCallback(() => {
    void ownPeople().then((found) => isRefusal(found) || setKnown(found));
  }, []);
  useEffect(look, [look]);
  const add = async (kind: RelationInfo['kind']) => {
    if ((await asking.run(async () => (await change('POST', '/api/people', { kind, name })) ?? 'done')) === null)
      return;
    setName('');
    look();
  };
  const undo = async (id: string) => {
    await asking.run(() => change('DELETE', `/api/people/${id}`));
    look();
  };
  return (
    <section className="account__part">
      <Rule>{say(folk.title)}</Rule>
      <p className="prose">{say(folk.lead)}</p>
      <ul className="account__list" hidden={known.length === 0}>
        {known.map((one) => (
          <Somebody key={one.id} one={one} busy={asking.busy} undo={() => void undo(one.id)} />
        ))}
      </ul>
      <form
        className="account__form"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void add('follow');
        }}
      >
        <label className="account__field">
          <span>{say(folk.name)}</span>
          <input
            className="field"
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <div className="row">
          <button type="submit" className="btn" disabled={asking.busy}>
            {say(folk.follow)}
          </button>
          <button
            type="button"
            className="btn"
            disabled={asking.busy}
            onClick={({ currentTarget }) => {
              if (currentTarget.form?.reportValidity()) void add('block');
            }}
          >
            {say(folk.block)}
          </button>
        </div>
        <Problem of={asking.problem} />
      </form>
    </section>
  );
}
