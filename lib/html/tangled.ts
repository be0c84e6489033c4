import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  type ParserOptions,
  parse,
  parseFragment,
  type TreeAdapter,
} from 'parse5'

// Editors nest less than ten deep, and a table of a thousand rows is parsed within a second.
const maxAttributes = 100
const maxDepth = 100
const maxNodes = 5000

/** Whether jsdom would take too long: 20 KB of nested elements can fill the memory. jsdom uses this parser. */
export function isTangled(html: string): boolean {
  return within((options) => parse(html, options)) === null
}

/** Parses the content of a body; null when it is tangled. */
export function readFragment(html: string): DefaultTreeAdapterTypes.DocumentFragment | null {
  return within((options) => parseFragment(html, options))
}

type Options = ParserOptions<DefaultTreeAdapterMap>

class TooMuch extends Error {}

function within<T extends DefaultTreeAdapterTypes.ParentNode>(read: (options: Options) => T): T | null {
  try {
    const tree = read({ scriptingEnabled: false, treeAdapter: counting() })
    return isDeep(tree) ? null : tree
  } catch (error) {
    if (error instanceof TooMuch) return null
    throw error
  }
}

function counting(): TreeAdapter<DefaultTreeAdapterMap> {
  let nodes = 0
  const count = (attributes = 0) => {
    if (++nodes > maxNodes || attributes > maxAttributes) throw new TooMuch()
  }
  return {
    ...defaultTreeAdapter,
    createElement(name, namespace, attributes) {
      count(attributes.length)
      return defaultTreeAdapter.createElement(name, namespace, attributes)
    },
    createCommentNode(text) {
      count()
      return defaultTreeAdapter.createCommentNode(text)
    },
    // A second <body> adds its attributes to the first.
    adoptAttributes(element, attributes) {
      defaultTreeAdapter.adoptAttributes(element, attributes)
      count(element.attrs.length)
    },
  }
}

// Goes level by level: recursion would overflow the stack in a deep tree.
function isDeep(tree: DefaultTreeAdapterTypes.ParentNode): boolean {
  let level: DefaultTreeAdapterTypes.Node[] = [tree]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return true
    level = level.flatMap(nodesIn)
  }
  return false
}

function nodesIn(node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Node[] {
  if ('content' in node) return [node.content]
  return 'childNodes' in node ? node.childNodes : []
}
