import type { Element, ElementContent, Nodes, Parents } from 'hast'
import { visitParents } from 'unist-util-visit-parents'

/**
 * Elements in a tree, in their order, each with those that it stands in, the nearest last. To change the tree while it is walked
 * through would be to lose one's place: hence a list. It is short, as a long one weighs more than a long text.
 *
 * @param tree what is searched
 * @param isWanted which are looked for
 */
export function elementsIn(
  tree: Parents,
  isWanted: (element: Element) => boolean,
): { element: Element; parents: Parents[] }[] {
  const found: { element: Element; parents: Parents[] }[] = []
  visitParents(tree, 'element', (element, parents) => {
    if (isWanted(element)) found.push({ element, parents })
  })
  return found
}

/**
 * Puts something else in the place of an element.
 *
 * @param element what goes
 * @param parents what it stands in, the nearest last
 * @param content what comes in its place
 */
export function replace(element: Element, parents: Parents[], content: ElementContent[]): void {
  const siblings = parents.at(-1)?.children as ElementContent[]
  siblings.splice(siblings.indexOf(element), 1, ...content)
}

/** Gives an element one more class. */
export function addClass({ properties }: Element, name: string): void {
  const { className } = properties
  properties.className = [...(Array.isArray(className) ? className : []), name]
}

/** Whether it is a link, in which no other may stand. */
export function isLink(node: Nodes): boolean {
  return node.type === 'element' && node.tagName === 'a'
}
