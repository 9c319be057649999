import './ContentScreen.css'
import { contentSites } from '../../../contracts/api/operator/editedDocument.ts'
import { contentFamilies } from '../../../contracts/content/contentDocument.ts'
import type { ScreenProps } from '../screens.ts'
import { DocumentList } from './DocumentList.tsx'
import { DocumentScreen } from './DocumentScreen.tsx'

/** OPR-25, OPR-26: the documents of the shop, or the one that the address names. */
export const ContentScreen = ({ opened }: ScreenProps) => {
  const [siteName, familyName, ...key] = opened.split('/')
  const site = contentSites.find((name) => name === siteName)
  const family = contentFamilies.find((name) => name === familyName)
  return site === undefined || family === undefined || key.length === 0 ? (
    <DocumentList isAdding={opened === 'new'} />
  ) : (
    <DocumentScreen key={opened} params={{ site, family, documentKey: key.join('/') }} />
  )
}
