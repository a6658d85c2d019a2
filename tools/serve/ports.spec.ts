import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { demandFreePorts } from './ports.ts';

describe('demandFreePorts', () => {
  it('names the port that is in use, and none when it is free again', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    await expect(demandFreePorts([port])).rejects.toThrow(`Port ${port} is in use: stop what listens there`);
    server.close();
    await once(server, 'close');
    await expect(demandFreePorts([port])).resolves.toBeUndefined();
  });
});
