import type { Element, ElementContent, Nodes, Parents, Properties } from 'hast'
import { visitParents } from 'unist-util-visit-parents'

/** Returns a list, because callers change the tree meanwhile. `parents` are the ancestors, the nearest last. */
export function elementsIn(tree: Parents, isWanted: (element: Element) => boolean) {
  const found: { element: Element; parents: Parents[] }[] = []
  visitParents(tree, 'element', (element, parents) => {
    if (isWanted(element)) found.push({ element, parents })
  })
  return found
}

/** Replaces an element of a tree. */
export function replace(element: Element, parents: Parents[], content: ElementContent[]): void {
  const siblings = parents.at(-1)?.children as ElementContent[]
  siblings.splice(siblings.indexOf(element), 1, ...content)
}

export function addClass({ properties }: Element, name: string): void {
  const { className } = properties
  properties.className = [...(Array.isArray(className) ? className : []), name]
}

export function elementOf(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children }
}

export function isLink(node: Nodes): boolean {
  return node.type === 'element' && node.tagName === 'a'
}
