import { LANGS, phrase } from '@wyrmtable/words';
import { REPORT_PAGE } from '@wyrmtable/words/report';
import { expect, test } from 'vitest';
import { sumsOf } from './sums.ts';

const said = (lost: number, decisions: number) =>
  LANGS.map((lang) => phrase(lang, REPORT_PAGE.decisionsHow, { decisions, ...sumsOf({ lost, decisions }) }));

test('slips are summed while the sum can be a share of a match', () => {
  expect(said(0.124, 40)[0]).toMatch(/all slips together: 12\.4\.$/);
});

test('no match costs more than a hundred percentage points: then it is what a decision cost on average', () => {
  const [en = '', ...others] = said(4.717, 120);
  expect(en).toMatch(/a decision cost 3\.9 on average\.$/);
  for (const line of [en, ...others]) expect(line).not.toMatch(/471/);
});

test('the cards of a journey are not counted past the whole either', () => {
  const { sums, ...figures } = sumsOf({ lost: 1.6, decisions: 32 });
  const line = phrase('en', REPORT_PAGE.cards, { ...figures, sums, opening: '54%', side: 'gave', by: 206 });
  expect(line).toMatch(/a decision cost 5 percentage points on average, and the cards were kinder/);
  expect(line).not.toMatch(/160|206/);
});
