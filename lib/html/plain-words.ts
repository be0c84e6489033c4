import { type TokenHandler, Tokenizer, TokenizerMode } from 'parse5'

const hidden = new Map<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
])

/** The text of HTML, without scripts and styles. Builds no tree, so that tangled HTML takes no longer. */
export function wordsOf(html: string): string {
  let words = ''
  let isHidden = false
  const take = ({ chars }: { chars: string }) => {
    if (!isHidden) words += chars
  }
  const leave = () => {}
  const handler: TokenHandler = {
    onStartTag({ tagName }) {
      const mode = hidden.get(tagName)
      isHidden = mode !== undefined
      if (mode !== undefined) tokenizer.state = mode
    },
    onEndTag() {
      isHidden = false
    },
    onCharacter: take,
    onWhitespaceCharacter: take,
    onNullCharacter: leave,
    onComment: leave,
    onDoctype: leave,
    onEof: leave,
  }
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: false }, handler)
  tokenizer.write(html, true)
  return words
}
