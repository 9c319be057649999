import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import type { ShownBlock } from '../../../contracts/content/blockTree.ts'
import { isFault, readBlock } from '../../../contracts/content/readBlock.ts'
import type { Queries, Query, QueryName } from '../../../contracts/queries.ts'
import { StorefrontContext } from '../../../ui/src/bridge/StorefrontContext.ts'
import type { Storefront } from '../../../ui/src/bridge/storefront.ts'
import { loadCopy } from '../../../ui/src/copy/loadCopy.ts'
import { preloadBlocks } from '../../../ui/src/blocks/page/blockTable.ts'
import { Slot } from '../../../ui/src/blocks/page/Slot.tsx'
import { AddressParamsProvider } from '../../../ui/src/state/AddressParams.tsx'

/** What the page knows of each query; `unreachable` = it could not be answered. A query without a row is pending. */
export type KnownAnswers = { readonly [Name in QueryName]?: Queries[Name]['answer'] | 'unreachable' }

/** A slot as the server draws it. */
export const renderBlocks = async (
  blocks: readonly ShownBlock[],
  path = '/en-us/autumn',
  isPage = false,
  known: KnownAnswers = {},
) => {
  await preloadBlocks('en-us', blocks)
  return renderInShop(<Slot blocks={blocks} isPage={isPage} />, path, known)
}

/** Something of a page as the server draws it. */
export const renderInShop = async (node: React.ReactNode, path = '/en-us/autumn', known: KnownAnswers = {}) => {
  for (const noun of ['blocks', 'shell', 'catalog', 'product', 'favorites', 'errors'] as const)
    await loadCopy('en-us', noun)
  return renderToString(
    <StorefrontContext value={storefrontOf(known)}>
      <MemoryRouter initialEntries={[path]}>
        <AddressParamsProvider>{node}</AddressParamsProvider>
      </MemoryRouter>
    </StorefrontContext>,
  )
}

const storefrontOf = (answers: KnownAnswers) =>
  ({
    known: ({ name }: Query) => {
      const answer = answers[name]
      if (answer === 'unreachable') return { _tag: 'Unreachable', reason: 'network' }
      return answer === undefined ? undefined : { _tag: 'Answered', answer, from: 'server', at: 0, last: true }
    },
    read: () => undefined,
    subscribe: () => () => {},
  }) as unknown as Storefront

/** A block of JSON, as a page reads it; an undefined field is absent. */
export const shown = (json: object): ShownBlock => {
  const block = readBlock(JSON.parse(JSON.stringify(json)))
  if (isFault(block)) throw new Error(`${block.kind}: ${block.reason} ${block.path}`)
  return block as ShownBlock
}
