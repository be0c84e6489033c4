// A mail server in a process of its own: takes every mail and counts what came. GET /count tells, POST /away and /back make it
// refuse all and take them again.
import { createServer } from 'node:http'
import { SMTPServer } from 'smtp-server'

const [smtpPort, port] = process.argv.slice(2).map(Number)
const ids = new Set()
const references = new Set()
let mails = 0
let isAway = false

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  maxClients: 100,
  onConnect: (_, done) => done(isAway ? Object.assign(new Error('Away'), { responseCode: 421 }) : null),
  onData(stream, _, done) {
    let mail = ''
    stream.setEncoding('utf8')
    stream.on('data', (data) => {
      mail += data
    })
    stream.on('end', () => {
      mails++
      ids.add(/^Message-ID: (.*)$/im.exec(mail)?.[1])
      const reference = /^To: admissions@/im.test(mail) && /^Reference: (\S+)/m.exec(mail)?.[1]
      if (reference) references.add(reference)
      done()
    })
  },
})
smtp.on('error', () => {})
smtp.listen(smtpPort, '127.0.0.1')

createServer((request, response) => {
  if (request.method === 'POST') isAway = request.url === '/away'
  response.end(JSON.stringify({ mails, different: ids.size, admissions: references.size }))
}).listen(port, '127.0.0.1')
