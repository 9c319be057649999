import type { PGlite } from '@electric-sql/pglite'

/** Resets a database: every byte of its memory, every file, every open file. */
export type KeptState = { readonly bringBack: () => void }

/**
 * Saves the whole present state of an idle embedded database: the memory of its WebAssembly, and the files, directories
 * and open files that Emscripten keeps in memory for it. Nothing is saved by its meaning (tables, sequences, settings,
 * prepared statements), so nothing can be forgotten.
 */
export const keepState = (pglite: PGlite): KeptState => {
  const engine = pglite.Module as unknown as Engine
  const memory = keepMemory(engine)
  const files = keepFiles(engine.FS)
  return { bringBack: () => (memory(), files()) }
}

/** Emscripten's state of a program; its own types omit half of it. */
type Engine = { readonly HEAPU8: Uint8Array; readonly FS: Files; stackSave(): number }
type Files = {
  root: FileNode
  streams: (Stream | null | undefined)[]
  nameTable: (FileNode | undefined)[]
  isDir(mode: number): boolean
  isFile(mode: number): boolean
}
type FileNode = {
  mode: number
  parent: FileNode
  name: string
  name_next: FileNode | undefined
  usedBytes: number
  contents: unknown
}
type Stream = { fd: number | null; node: FileNode; shared: { flags: number; position: number }; getdents?: unknown }

const pageSize = 65_536
const nothing = Buffer.alloc(pageSize)

const keepMemory = (engine: Engine): (() => void) => {
  const stack = engine.stackSave()
  const size = engine.HEAPU8.length
  const kept = pagesOf(engine.HEAPU8).map((page) => (page.equals(nothing) ? nothing : Buffer.from(page)))
  return () => {
    if (engine.stackSave() !== stack) throw new Error('The database is in the middle of something.')
    // Memory that has grown stays, but empty, as if it had just grown.
    pagesOf(engine.HEAPU8).forEach((page, at) => {
      const was = kept[at] ?? nothing
      if (!page.equals(was)) page.set(was)
    })
    if (engine.HEAPU8.length < size) throw new Error('The database has lost memory.')
  }
}

const pagesOf = ({ buffer, length }: Uint8Array): Buffer[] =>
  Array.from({ length: length / pageSize }, (_, at) => Buffer.from(buffer, at * pageSize, pageSize))

const keepFiles = (files: Files): (() => void) => {
  const backs = [...nodesUnder(files.root, files)].map((node) => keepNode(node, files))
  const names = files.nameTable.map((first) => first && [...chain(first)])
  const streams = files.streams.map((stream) => stream && { stream, ...stream, shared: { ...stream.shared } })
  return () => {
    for (const back of backs) back()
    files.nameTable = names.map((nodes) => nodes?.[0])
    for (const nodes of names) nodes?.forEach((node, at) => (node.name_next = nodes[at + 1]))
    files.streams = streams.map((kept) => {
      if (!kept) return kept
      const { stream, shared, ...own } = kept
      Object.assign(stream.shared, shared)
      return Object.assign(stream, own)
    })
  }
}

const keepNode = (node: FileNode, files: Files): (() => void) => {
  const own = { ...node }
  if (files.isDir(node.mode)) {
    const entries = { ...(node.contents as object) }
    return () => void Object.assign(node, own, { contents: { ...entries } })
  }
  const bytes = Buffer.from(bytesOf(node))
  return () => {
    const now = bytesOf(node)
    Object.assign(node, own, { contents: bytes.equals(now) ? node.contents : new Uint8Array(bytes) })
  }
}

const bytesOf = ({ contents, usedBytes }: FileNode): Buffer => {
  const { buffer, byteOffset } = (contents as Uint8Array | null) ?? nothing
  return Buffer.from(buffer as ArrayBuffer, byteOffset, usedBytes)
}

const nodesUnder = function* (node: FileNode, files: Files): Generator<FileNode> {
  if (files.isFile(node.mode)) yield node
  if (!files.isDir(node.mode) || Object(node.contents) !== node.contents) return
  yield node
  for (const inside of Object.values(node.contents as Record<string, FileNode>)) yield* nodesUnder(inside, files)
}

const chain = function* (first: FileNode): Generator<FileNode> {
  for (let node: FileNode | undefined = first; node; node = node.name_next) yield node
}
