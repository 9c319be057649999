import { createElement } from 'react'
import type { RichText as RichTextTree, RichTextNode } from '../../../../contracts/content/richText.ts'
import { TargetLink } from './TargetLink.tsx'
import './RichText.css'

/** CMS-60: the clean tree as React elements. No HTML is parsed here; text without a tree is not shown. */
export const RichText = ({ tree }: { readonly tree: RichTextTree | undefined }) =>
  tree === undefined || tree.length === 0 ? null : <div className="rich">{nodesOf(tree)}</div>

const nodesOf = (tree: RichTextTree): React.ReactNode => tree.map((node, index) => elementOf(node, index))

const elementOf = (node: RichTextNode, key: number): React.ReactNode => {
  if (typeof node === 'string') return node
  const { tag, attributes: { href, target, colspan, rowspan, ...attributes } = {}, children = [] } = node
  if (tag === 'a' && href !== undefined)
    return (
      <TargetLink key={key} {...attributes} className="link" to={{ url: href, targetAttribute: target ?? '_self' }}>
        {nodesOf(children)}
      </TargetLink>
    )
  const element = createElement(
    tag,
    { key, ...attributes, colSpan: colspan, rowSpan: rowspan },
    ...(tag === 'br' || tag === 'hr' ? [] : [nodesOf(children)]),
  )
  // A wide table scrolls on its own: the page does not.
  return tag === 'table' ? (
    <div key={key} className="rich-table">
      {element}
    </div>
  ) : (
    element
  )
}
