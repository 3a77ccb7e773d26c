// Where a push message may go: a device names the address, so it must be a push service outside and nothing within.
import { lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const ENDPOINT_LIMIT = 1024;

const within = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  within.addSubnet(net, prefix, 'ipv4');

/** Only what is given out to the world; and not the nets by which an IPv4 address can be written again. */
const world = new BlockList();
world.addSubnet('2000::', 3, 'ipv6');
const rewritten = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  rewritten.addSubnet(net, prefix, 'ipv6');

/** Whether that is an address of the wide world. */
export function isOutside(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !within.check(address, 'ipv4');
    case 6:
      return world.check(address, 'ipv6') && !rewritten.check(address, 'ipv6');
    default:
      return false;
  }
}

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** Whether a device may ask for its word there. What its name leads to is looked at each time something is sent. */
export function mayBeEndpoint(endpoint: string, inside: boolean): boolean {
  if (endpoint.length > ENDPOINT_LIMIT || !URL.canParse(endpoint)) return false;
  const { protocol, username, password, port, hostname, hash } = new URL(endpoint);
  if (username !== '' || password !== '' || hash !== '') return false;
  if (inside) return protocol === 'https:' || protocol === 'http:';
  const host = bare(hostname);
  const isOpen =
    isIP(host) === 0
      ? host.includes('.') && !/\.(local|localhost|internal|home\.arpa)\.?$/.test(host)
      : isOutside(host);
  return protocol === 'https:' && port === '' && isOpen;
}

/** Resolves names to addresses of the wide world alone; the connection goes to what was looked at and to nothing else. */
export const outsideOnly: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (problem, found) => {
    if (problem !== null) return callback(problem, '');
    const open = found.filter(({ address }) => isOutside(address));
    const [first] = open;
    if (first === undefined) return callback(new Error(`${hostname} leads inside`), '');
    if (options.all === true) callback(null, open);
    else callback(null, first.address, first.family);
  });
};
