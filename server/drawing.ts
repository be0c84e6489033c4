import { json } from 'node:stream/consumers'
import { draw, type Job } from '@/lib/drawing/draw'

process.stdout.write(new Uint8Array(await draw((await json(process.stdin)) as Job)))
