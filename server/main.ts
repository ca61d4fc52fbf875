// The server process without any set-up: what a service manager starts.
import { startServer } from './start-server.ts';

await startServer();
