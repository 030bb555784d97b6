import dgram from 'node:dgram';
import dns from 'node:dns';
import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import tls from 'node:tls';

function refuse(): never {
  throw new Error('The network is closed for the file worker');
}

function replaceFunctions(target: object, names: readonly string[]): void {
  for (const name of names)
    Object.defineProperty(target, name, { value: refuse, writable: false, configurable: false });
}

/**
 * Takes every way to the network from this process, before any parser is loaded. The second wall: where the system
 * allows it, the process already lives in a network namespace without interfaces.
 */
export function closeNetwork(): void {
  replaceFunctions(net.Socket.prototype, ['connect']);
  replaceFunctions(net.Server.prototype, ['listen']);
  replaceFunctions(net, ['connect', 'createConnection', 'createServer']);
  replaceFunctions(tls, ['connect', 'createServer']);
  replaceFunctions(dgram, ['createSocket']);
  replaceFunctions(dgram.Socket.prototype, ['bind', 'connect', 'send']);
  const lookups = Object.keys(dns).filter((name) => /^(?:lookup|resolve|reverse)/.test(name));
  replaceFunctions(dns, lookups);
  const promisedLookups = Object.keys(dns.promises).filter((name) =>
    /^(?:lookup|resolve|reverse)/.test(name),
  );
  replaceFunctions(dns.promises, promisedLookups);
  replaceFunctions(http, ['request', 'get', 'createServer']);
  replaceFunctions(https, ['request', 'get', 'createServer']);
  replaceFunctions(http2, ['connect', 'createServer', 'createSecureServer']);
  replaceFunctions(
    globalThis,
    ['fetch', 'WebSocket', 'EventSource'].filter((name) => Reflect.has(globalThis, name)),
  );
  replaceFunctions(process, ['binding', '_linkedBinding', 'dlopen']);
  syncBuiltinESMExports();
}
