// Deliberate breaks: where a source could be broken, and with what text. Each is one small edit that a test should notice.
import { parseSync } from 'oxc-parser';
import type { Break } from './edit.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
type Fields = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node & Fields =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

/** Each operator and what a slip of the hand would make of it. */
const SWAPPED: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

/** Types are the compiler's business; of an assertion only what is asserted. */
const EXPRESSIONS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
const isType = ({ type }: Node): boolean => type.startsWith('TS') && !EXPRESSIONS.has(type);

/** Every way in which the source can be broken, in the order of the text. */
export function breaksIn(path: string, source: string): Break[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new SyntaxError(`${path} cannot be read`);
  const found: Break[] = [];
  const textOf = ({ start, end }: Node): string => source.slice(start, end);
  const add = ({ start, end }: Pick<Node, 'start' | 'end'>, text: string, what: string): void => {
    found.push({ start, end, text, what });
  };

  function own(node: Node & Fields): void {
    switch (node.type) {
      case 'BinaryExpression':
      case 'LogicalExpression': {
        const { left, right, operator } = node;
        if (!isNode(left) || !isNode(right) || typeof operator !== 'string') return;
        const other = SWAPPED[operator];
        if (other === undefined) return;
        const between = source.slice(left.end, right.start);
        add({ start: left.end, end: right.start }, between.replace(operator, other), `${operator} → ${other}`);
        return;
      }
      case 'UnaryExpression':
        if (node.operator === '!' && isNode(node.argument)) add(node, textOf(node.argument), '! left out');
        return;
      case 'ConditionalExpression': {
        const { consequent, alternate } = node;
        if (!isNode(consequent) || !isNode(alternate)) return;
        add(consequent, textOf(alternate), 'the other branch for both');
        add(alternate, textOf(consequent), 'the first branch for both');
        return;
      }
      case 'IfStatement':
        if (isNode(node.test)) {
          add(node.test, 'true', 'if always');
          add(node.test, 'false', 'if never');
        }
        return;
      case 'Literal':
        if (typeof node.value === 'boolean') add(node, String(!node.value), `${node.value} → ${!node.value}`);
        if (typeof node.value === 'number') add(node, String(node.value + 1), `${node.value} → ${node.value + 1}`);
        return;
      case 'ExpressionStatement':
        if (isNode(node.expression) && ['CallExpression', 'AwaitExpression'].includes(node.expression.type))
          add(node, ';', 'left undone');
        return;
      case 'CallExpression': {
        const { callee } = node;
        if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee.property)) return;
        const name = textOf(callee.property);
        const other = { some: 'every', every: 'some', min: 'max', max: 'min', floor: 'ceil', ceil: 'floor' }[name];
        if (other !== undefined) add(callee.property, other, `${name} → ${other}`);
        return;
      }
    }
  }

  function walk(value: unknown): void {
    if (Array.isArray(value)) {
      for (const one of value) walk(one);
      return;
    }
    if (!isNode(value) || isType(value) || value.type === 'ImportDeclaration') return;
    own(value);
    for (const field of Object.values(value)) walk(field);
  }

  walk(program);
  return found.toSorted((a, b) => a.start - b.start || a.end - b.end);
}
