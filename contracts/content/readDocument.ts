import type { ReadDocument } from './blockTree.ts'
import type { LocalizedDocument } from './contentDocument.ts'
import { readBlocks } from './readBlock.ts'
import type { BlockFault } from './readBlock.ts'

/** CMS-06: reads the blocks of a document. Those that cannot be read are left out and listed in `faults`. */
export const readDocument = (
  document: LocalizedDocument,
): { readonly document: ReadDocument; readonly faults: readonly BlockFault[] } => {
  const faults: BlockFault[] = []
  const slots = Object.entries(document.slots).map(([area, json]) => {
    const read = readBlocks(json)
    faults.push(...read.faults)
    return [area, read.blocks] as const
  })
  return { document: { ...document, slots: Object.fromEntries(slots) }, faults }
}
