// Draws the film of the home page, frame by frame, into content/films/first-project.webm and .mp4, with its captions:
// `npx tsx scripts/draw/film.mjs`, after `npm run brand`. It needs a Chromium and ffmpeg, and a minute or two.
import '../serve/command.mjs'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from '../gate/chromium.mjs'
import { captions } from './captions.mjs'
import { draw, length } from './film-picture.mjs'

const film = 'content/films/first-project'
const rate = 24 // frames a second

const { stdout } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' })
for (const name of ['libvpx-vp9', 'libx264'])
  if (!stdout?.includes(name)) throw new Error(`Needs ffmpeg with ${name}: apt-get install ffmpeg`)
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
const source = (name) => `url(data:font/woff2;base64,${readFileSync(`.brand/${name}.woff2`, 'base64')})`
await page.setContent(`<style>body { margin: 0 } svg { display: block }
  @font-face { font-family: body; font-weight: 200 900; src: ${source('text')} }
  @font-face { font-family: head; font-weight: 200 900; src: ${source('headings')} }
  text { font-family: body; font-weight: 500; font-variant-numeric: tabular-nums }
  .head { font-family: head; font-weight: 700; letter-spacing: -0.02em }
  path { stroke-linecap: round; stroke-linejoin: round }</style>`)

// Browsers show the site's own colours only where the film is BT.709 and says so.
const input = `-v error -y -f image2pipe -framerate ${rate} -c:v png -i -`
const colors = `-an -vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -color_primaries bt709
  -color_trc bt709 -colorspace bt709 -fflags +bitexact`
const webm = '-c:v libvpx-vp9 -crf 38 -b:v 0 -g 240 -row-mt 1 -cpu-used 1 -aq-mode 0'
// What every browser plays, older iPhones included; its index comes first, so that it starts at once.
const mp4 = '-c:v libx264 -crf 24 -preset veryslow -tune animation -profile:v high -movflags +faststart'
const title = ['-metadata', 'title=A first project, from question to review']
const outputs = [
  ...[...`${colors} ${webm}`.split(/\s+/), ...title, `${film}.webm`],
  ...[...`${colors} ${mp4}`.split(/\s+/), ...title, `${film}.mp4`],
]
const ffmpeg = spawn('ffmpeg', [...input.split(/\s+/), ...outputs], { stdio: ['pipe', 'inherit', 'inherit'] })
for (let frame = 0; frame < length * rate; frame += 1) {
  const picture = JSON.stringify(draw(frame / rate))
  await page.evaluate(`document.body.innerHTML = ${picture}; document.fonts.ready.then(() => '')`)
  if (!ffmpeg.stdin.write(await page.screenshot())) await once(ffmpeg.stdin, 'drain')
}
ffmpeg.stdin.end()
const [code] = await once(ffmpeg, 'close')
await browser.close()
if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`)

const thumbnail = ['-v', 'error', '-y', '-ss', '2.5', '-i', `${film}.webm`, '-frames:v', '1', '-q:v', '4']
const { status } = spawnSync('ffmpeg', [...thumbnail, `${film}.jpg`], { stdio: 'inherit' })
if (status !== 0) throw new Error(`ffmpeg ended with ${status} at the thumbnail.`)

writeFileSync(`${film}.en.vtt`, captions(readFileSync(`${film}.en.txt`, 'utf8'), length))
