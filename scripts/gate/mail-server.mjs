import { SMTPServer } from 'smtp-server'
import { freePort } from './tools.mjs'

/** Starts a mail server. `take` gets each mail's text and the addresses of its recipients. */
export async function startMailServer(take) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      let mail = ''
      stream.setEncoding('utf8').on('data', (text) => (mail += text))
      stream.on('end', () => {
        const recipients = envelope.rcptTo.map(({ address }) => address)
        take(mail, recipients)
        done()
      })
    },
  })
  server.on('error', () => {})
  const port = await freePort()
  await new Promise((done) => server.listen(port, '127.0.0.1', done))
  return { url: `smtp://127.0.0.1:${port}`, stop: () => server.close() }
}
