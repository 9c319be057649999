import type { Schema } from 'effect'
import { richTextNames } from './richText.ts'
import type { RichText } from './richText.ts'

/**
 * A block, an area or a document with a tree next to each rich text in it, at any depth (decision 43). A tree that was
 * there before is replaced, or removed where there is no text: only `toTree` makes trees.
 */
export const withTrees = (json: Schema.Json, toTree: (html: string) => RichText): Schema.Json =>
  withTreesAt(json, toTree, 0)

/** Nothing this deep is ever read (`readBlock.ts`). */
const deepest = 200

const withTreesAt = (json: Schema.Json, toTree: (html: string) => RichText, depth: number): Schema.Json => {
  if (typeof json !== 'object' || json === null || depth > deepest) return json
  if (isList(json)) return json.map((item) => withTreesAt(item, toTree, depth + 1))
  return Object.fromEntries(
    Object.entries(json)
      .filter(([name]) => !treeNames.has(name))
      .flatMap(([name, value]) =>
        typeof value === 'string' && textNames.has(name)
          ? [[name, value] as const, [`${name}Tree`, toTree(value)] as const]
          : [[name, withTreesAt(value, toTree, depth + 1)] as const],
      ),
  )
}

const isList = (json: Schema.Json): json is readonly Schema.Json[] => Array.isArray(json)

const textNames: ReadonlySet<string> = new Set(richTextNames)
const treeNames: ReadonlySet<string> = new Set(richTextNames.map((name) => `${name}Tree`))
