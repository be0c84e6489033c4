import { drawable } from './picture'

test('a title loses what would be fetched from the internet to draw it', () => {
  expect(drawable('Da\u00adta 🙂 für “alle” – 中文')).toBe('Data für “alle” –')
})
