// `npm run site -- <command>`: what operators do with a site. Without a command it lists them; `--help` explains one.
import '../serve/command.mjs'
import { version } from '@/lib/health/version'

type Command = { does: string; usage: string[]; run: () => Promise<unknown> }

const listed = (kind: 'lead' | 'message') => [
  `${kind}s                         lists all, newest first`,
  `${kind}s --csv ${kind}s.csv   writes them for a spreadsheet or a CRM`,
  `${kind}s --quarantine            lists those held as possible spam, with the reason`,
  `${kind}s --release 7             releases number 7 of those and sends its emails`,
]

const subjects: Record<string, Record<string, Command>> = {
  'Enquiries and email': {
    leads: {
      does: 'enrolment leads',
      usage: listed('lead'),
      run: async () => (await import('./report')).leads(),
    },
    messages: {
      does: 'contact messages and requests',
      usage: listed('message'),
      run: async () => (await import('./report')).messages(),
    },
    events: {
      does: 'who has registered for events, and the seats taken',
      usage: [
        'events                         lists the rounds',
        'events 3                       lists who has registered for number 3',
        'events 3 --csv attending.csv   writes them for the host',
      ],
      run: () => import('./events'),
    },
    outbox: {
      does: 'waiting and failed deliveries, with the reason',
      usage: [
        'outbox                lists it',
        'outbox --send 7       sends number 7 again',
        'outbox --send all     sends everything waiting for you, except what may have arrived',
      ],
      run: () => import('./outbox'),
    },
    news: {
      does: 'people who have confirmed the news',
      usage: [
        'news                              lists them',
        'news --csv news.csv               writes them to a file, each with its unsubscribe links',
        'news --resume ada@example.com     sends emails to an unsubscribed address again',
      ],
      run: () => import('./news'),
    },
  },
  People: {
    staff: {
      does: 'who may open the desk (/desk), where enquiries are answered',
      usage: [
        'staff list                      lists them',
        'staff add ada@example.com       mails a link that sets up the second factor',
        'staff reset ada@example.com     the same for a lost phone',
        'staff remove ada@example.com',
      ],
      run: () => import('./staff'),
    },
    export: {
      does: 'everything the site holds about a person, as JSON',
      usage: [
        'export ada@example.com                  prints it',
        'export ada@example.com --out ada.json   writes it to a file that only its owner can read',
      ],
      run: () => import('./export'),
    },
    forget: {
      does: 'deletes everything the site holds about a person, even while it runs',
      usage: ['forget ada@example.com'],
      run: () => import('./forget'),
    },
    sessions: {
      does: 'the devices on which an account is signed in',
      usage: [
        'sessions ada@example.com         lists them',
        'sessions --end ada@example.com   signs out on all',
      ],
      run: () => import('./sessions'),
    },
    purge: {
      does: 'deletes expired records, as a running site does each day',
      usage: ['purge'],
      run: () => import('./purge'),
    },
  },
  Database: {
    backup: {
      does: 'a checked copy of the SQLite database, while the site runs',
      usage: ['backup             writes .data/backups/<instant>.db', 'backup copy.db     writes that file'],
      run: () => import('./backup'),
    },
    restore: {
      does: 'replaces the SQLite database with a backup, and repeats later deletions of people',
      usage: [
        'restore copy.db',
        'restore copy.db --forgotten people.txt   names the forgotten people when the current database can’t',
        'restore --carry-over <url>               repeats only the deletions, for a restored Postgres',
      ],
      run: () => import('./restore'),
    },
  },
  Content: {
    preview: {
      does: 'a link that shows one draft for a day',
      usage: ['preview                lists drafts', 'preview blog/my-post   prints the link'],
      run: () => import('./preview'),
    },
  },
}

const commands = Object.assign({}, ...Object.values(subjects)) as Record<string, Command>
const [name = '', ...words] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (command && !words.includes('--help')) {
  // Each command reads only its own arguments.
  process.argv.splice(2, 1)
  await command.run()
} else process.stdout.write(command ? helpOf(command) : overview())

function helpOf({ does, usage }: Command): string {
  return `${does}\n\n${usage.map((line) => `  npm run site -- ${line}\n`).join('')}`
}

function overview(): string {
  const isUnknown = name && name !== '--help'
  if (isUnknown) process.exitCode = 1
  const lines = Object.entries(subjects).map(([subject, group]) => {
    const entries = Object.entries(group).map(([each, { does }]) => `  ${each.padEnd(10)} ${does}\n`)
    return `${subject}\n${entries.join('')}`
  })
  const unknown = isUnknown ? `There’s no command ${name}.\n\n` : ''
  return `${unknown}Version ${version}. npm run site -- <command>, with --help for its use:\n\n${lines.join('\n')}`
}
