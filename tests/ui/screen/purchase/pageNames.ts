import { onTestFinished } from 'vitest'

/** What the server writes into a page about the seller (OPR-64), until the test ends. */
export const pageNames = ({ name, email }: { readonly name: string; readonly email: string }): void => {
  const meta = document.createElement('meta')
  meta.name = 'cairn-seller'
  meta.content = name
  meta.dataset['email'] = email
  document.head.append(meta)
  onTestFinished(() => meta.remove())
}
