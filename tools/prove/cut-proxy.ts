// A network between callers and server that can be cut: every connection ends immediately, with data still in transit.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CutProxy {
  readonly port: number;
  /** Ends all connections and refuses new ones for this many milliseconds. */
  cut(milliseconds: number): void;
  stop(): Promise<void>;
}

/** A proxy on a free port of this machine. */
export async function startCutProxy(target: number): Promise<CutProxy> {
  const sockets = new Set<Socket>();
  let cutUntil = 0;
  function keep(socket: Socket): Socket {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // A cut connection reports an error; its caller notices that no answer comes.
    socket.on('error', () => socket.destroy());
    return socket;
  }
  const proxy = createServer((caller) => {
    keep(caller);
    if (performance.now() < cutUntil) return void caller.destroy();
    const server = keep(connect(target, '127.0.0.1'));
    caller.pipe(server);
    server.pipe(caller);
    caller.once('close', () => server.destroy());
    server.once('close', () => caller.destroy());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    cut(milliseconds) {
      cutUntil = performance.now() + milliseconds;
      for (const socket of sockets) socket.destroy();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
