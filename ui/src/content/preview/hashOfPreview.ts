/** The token of a preview and the dialog that is open, as they stand behind the # of an address: `token/dialog`. */
export type PreviewHash = { readonly token: string | null; readonly dialog: string | null }

/** Outside a preview there is no token, and all of it names a dialog. A token has a point, and no slash. */
export const readHash = (hash: string, isPreview: boolean): PreviewHash => {
  const words = hash.slice(1)
  const [, token = null, dialog = null] = (isPreview && /^([\w-]+\.[\w-]+)(?:\/(.+))?$/.exec(words)) || []
  return token === null ? { token, dialog: words === '' ? null : words } : { token, dialog }
}

export const hashWithDialog = (token: string, dialog: string): string => `${token}/${dialog}`
