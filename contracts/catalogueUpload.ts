/**
 * OPS-35: what one import may bring through the console. A larger one is for the command: to read and judge 8 MB, some
 * 20,000 variants, keeps a process from answering anybody else for about a second.
 */
export const catalogueUpload = {
  /** Of all files together. */
  mostBytes: 8_000_000,
  mostFiles: 20,
} as const
