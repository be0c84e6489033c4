import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { end, freePort, needTool } from './tools.mjs'

/** Starts a Redis that writes nothing to the disk. Without `port` it takes a free port. */
export async function startRedis(port) {
  const at = port ?? (await freePort())
  const settings = ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn(needTool('redis-server'), settings, {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: tmpdir(),
  })
  for await (const said of child.stdout) if (String(said).includes('Ready to accept connections')) break
  return {
    port: at,
    url: `redis://127.0.0.1:${at}`,
    signal: (name) => void child.kill(name),
    stop: () => end(child, 'SIGKILL'),
  }
}
