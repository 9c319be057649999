import { Suspense } from 'react'
import { useCopy } from '../../copy/useCopy.ts'
import { SkeletonBlocks } from '../basic/Skeleton.tsx'

/**
 * What a dialog holds waits for its code inside the dialog. Otherwise React hides the whole dialog until the code is
 * here: the focus is lost, Escape reaches nobody, and the page behind it stays inert.
 */
export const DialogContents = ({ children }: { readonly children: React.ReactNode }) => {
  const t = useCopy('shell')
  return <Suspense fallback={<SkeletonBlocks label={t.loading()} heights={['5rem', '9rem']} />}>{children}</Suspense>
}
