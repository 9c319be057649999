import { useState } from 'react'
import { Button } from '../components/basic/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'

/** Copies a text to the clipboard and says so until the text changes. A refused clipboard says nothing. */
export const CopyButton = ({ text, children }: { readonly text: string; readonly children: React.ReactNode }) => {
  const t = useCopy('debug')
  const [copied, setCopied] = useState<string | null>(null)
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(null),
    )
  }
  return <Button onPress={copy}>{copied === text ? t.copied() : children}</Button>
}
