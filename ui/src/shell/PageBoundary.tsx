import { Component } from 'react'
import { PageFailed } from './PageFailed.tsx'

/** A page that cannot be shown (its chunk did not load, say) leaves the rest of the shop standing. Give it the path as key. */
export class PageBoundary extends Component<{ readonly children: React.ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): React.ReactNode {
    return this.state.hasFailed ? <PageFailed /> : this.props.children
  }
}
