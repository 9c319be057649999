/** CMS-10: when a preview's token ends, epoch ms, as it says itself; null if it is not written like one. */
export const previewEnd = (token: string): number | null => {
  const [claim = ''] = token.split('.')
  const [, end] = / (\d{1,16})$/.exec(decoded(claim)) ?? []
  return end === undefined ? null : Number(end)
}

const decoded = (base64Url: string): string => {
  try {
    return atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}
