import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { anchored } from './reading'
import { sanitize, sanitizeToTree } from './sanitize'

test.each([
  ['<script>alert(1)</script><p>Text</p>', '<p>Text</p>'],
  ['<p onclick="alert(1)" style="color:red">Text</p>', '<p>Text</p>'],
  ['<a href="javascript:alert(1)">Link</a>', '<a>Link</a>'],
  ['<img src=x.png onerror=alert(1)>', '<img src="/x.png" loading="lazy" decoding="async" alt="">'],
  // A request for this address has an effect, so it must not load as a picture.
  ['<img src="/auth/login?notice=ended">', ''],
  ['<form action="/x"><input name="password"></form>', ''],
  ['<iframe src="https://example.com"></iframe>', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<p align="right" class="hidden">Text</p>', '<p class="text-right">Text</p>'],
  ['<p align="justify">Text</p>', '<p>Text</p>'],
  ['<p align="constructor">Text</p>', '<p>Text</p>'],
  ['<h1 id="a" name="b" aria-label="c" data-d="e" tabindex="1">Text</h1>', 'Text'],
  ['<audio src="/a.mp3" autoplay></audio><video src="/a.mp4" autoplay controls>Text</video>', ''],
  [
    '<picture><source srcset="https://elsewhere.example/a.png"><img src="/a.png" alt=""></picture>',
    '<img src="/a.png" alt="" loading="lazy" decoding="async">',
  ],
  ['<template><p>Text</p></template><p popover>Text</p>', '<p>Text</p>'],
  ['<button commandfor="a" command="show-modal">Text</button>', 'Text'],
  ['<frameset><frame src="https://elsewhere.example/"></frameset>Text', 'Text'],
  ['<b is="x-y">Text</b>', '<b>Text</b>'],
  ['<marquee>Text</marquee><details open><summary>A</summary>B</details>', 'TextAB'],
  [
    '<table background="https://elsewhere.example/a.png"><tbody><tr><td>1</td></tr></tbody></table>',
    '<table tabindex="0"><tbody><tr><td>1</td></tr></tbody></table>',
  ],
  ['<math><mi href="https://elsewhere.example">x</mi></math>', ''],
  [
    '<a href="https://elsewhere.example/" target="_blank" ping="/x" download rel="sponsored">Link</a>',
    '<a href="https://elsewhere.example/" rel="sponsored">Link</a>',
  ],
  [
    '<a href="ftp://elsewhere.example/">Link</a><a href="data:text/html,x">Link</a>',
    '<a>Link</a><a>Link</a>',
  ],
  [
    `<table><tbody><tr><td>Short</td><td align="right">${'A sentence. '.repeat(5)}</td></tr></tbody></table>`,
    `<table tabindex="0"><tbody><tr><td>Short</td><td class="text-right min-w-60">${'A sentence. '.repeat(5)}</td></tr></tbody></table>`,
  ],
])('%s becomes %s', async (hostile, clean) => {
  expect(await sanitize(hostile)).toBe(clean)
})

test('an editor’s markup stays', async () => {
  const html = [
    '<h3>Heading</h3><p lang="fr" dir="ltr">A <strong>word</strong> and a <a href="/blog">link</a></p>',
    '<p><a href="#part">in the page</a>, <a href="mailto:ada@example.com">mail</a>, <a href="tel:+442079460000">phone</a></p>',
    '<p><abbr title="As soon as possible">ASAP</abbr>, <time datetime="2027-01-10">10 January</time>, <q cite="/x">said</q></p>',
    '<ol start="3" reversed><li value="2">Two</li></ol><dl><dt>Term</dt><dd>Meaning</dd></dl>',
    '<figure><img src="/media/a.png" alt="A" width="40" height="30" loading="lazy" decoding="async"><figcaption>Seen</figcaption></figure>',
    '<table tabindex="0"><caption>Sums</caption><colgroup><col span="2"></colgroup><tbody><tr><th scope="row">1</th><td colspan="2">2</td></tr></tbody></table>',
    '<blockquote cite="https://elsewhere.example/"><p>H<sub>2</sub>O <del>no</del> <ins>yes</ins></p></blockquote>',
  ].join('')
  expect(await sanitize(html)).toBe(html)
})

test('no tree stays in memory after its text is written', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const read = new WeakRef(
    await sanitizeToTree('<h2>A</h2><img src="/a.png"><table><tr><td>B</td></tr></table>'),
  )
  await anchored('<h2>A <a href="/">b</a></h2>', 'a')
  for (let tries = 0; tries < 20 && read.deref(); tries++) {
    await new Promise(setImmediate)
    collect()
  }
  expect(read.deref()).toBeUndefined()
})
