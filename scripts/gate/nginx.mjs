import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { wholeConfig } from '../../deploy/nginx.mjs'
import { end, isRoot, needTool } from './tools.mjs'

/** Starts nginx with the project's configuration in front of `to` (host:port). `factor` multiplies the configuration’s limits of requests and connections. */
export async function startNginx(port, to, factor = 2000) {
  const program = needTool('nginx', 'nginx-light')
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  chmodSync(folder, 0o755)
  const file = join(folder, 'nginx.conf')
  const user = isRoot ? 'www-data' : undefined
  writeFileSync(
    file,
    wholeConfig({ name: '127.0.0.1', listen: `127.0.0.1:${port}`, to, folder, factor, user }),
  )
  let child

  async function start() {
    child = spawn(program, ['-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] })
    while (!(await takes(port))) await pause(20)
  }
  // `end` sends SIGTERM. SIGKILL would stop only the master process and leave its workers running.
  const kill = () => end(child)
  await start()
  return {
    url: `http://127.0.0.1:${port}`,
    kill,
    start,
    async stop() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function takes(port) {
  const socket = connect(port, '127.0.0.1')
  const connected = await once(socket, 'connect').catch(() => undefined)
  socket.destroy()
  return connected !== undefined
}
