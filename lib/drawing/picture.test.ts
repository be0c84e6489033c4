import { drawable } from './picture'

test('a title loses characters whose font would be fetched from the internet', () => {
  expect(drawable('Da\u00adta 🙂 für “alle” – 中文')).toBe('Data für “alle” –')
})
