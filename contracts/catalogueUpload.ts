/** OPS-35: what one import may bring through the console. A larger one is for the command. */
export const catalogueUpload = {
  /** Of all files together. */
  mostBytes: 33_554_432,
  mostFiles: 20,
} as const
