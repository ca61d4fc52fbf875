// A connection between browser and server that can really be cut: connections break, and requests get no answer.
import { once } from 'node:events';
import net from 'node:net';
import type { AddressInfo } from 'node:net';

export interface CuttableNetwork {
  /** The address that the browser opens instead of the server's. */
  readonly url: string;
  cut(): Promise<void>;
  restore(): Promise<void>;
}

/** Starts with the connection intact. */
export async function cuttableNetwork(serverUrl: string): Promise<CuttableNetwork> {
  const { hostname, port } = new URL(serverUrl);
  const open = new Set<net.Socket>();
  const listener = net.createServer((browser) => {
    const server = net.connect(Number(port), hostname);
    for (const [one, other] of [
      [browser, server],
      [server, browser],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const listen = async (onPort: number): Promise<number> => {
    listener.listen(onPort, '127.0.0.1');
    await once(listener, 'listening');
    return (listener.address() as AddressInfo).port;
  };
  const ownPort = await listen(0);
  return {
    url: `http://127.0.0.1:${ownPort}`,
    async cut() {
      if (!listener.listening) return;
      const closed = once(listener, 'close');
      listener.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    async restore() {
      await listen(ownPort);
    },
  };
}
