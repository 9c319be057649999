import { Component } from 'react'
import { Button } from '../components/basic/Button.tsx'
import { LinkButton } from '../components/basic/LinkButton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { TextPage } from '../components/basic/TextPage.tsx'

/**
 * When a page cannot be shown (its chunk did not load, for example), the rest of the shop stays. Give it the path as
 * key.
 */
export class PageBoundary extends Component<{ readonly children: React.ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): React.ReactNode {
    return this.state.hasFailed ? <PageFailed /> : this.props.children
  }
}

const PageFailed = () => {
  const t = useCopy('shell')
  const shopPath = useShopPath()
  return (
    <TextPage title={t.pageFailedTitle()} detail={t.pageFailedDetail()}>
      <Button onPress={() => location.reload()}>{t.tryAgain()}</Button>
      <LinkButton kind="quiet" to={shopPath('')}>
        {t.backToHome()}
      </LinkButton>
    </TextPage>
  )
}
