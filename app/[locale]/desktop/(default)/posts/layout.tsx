import type { ReactNode } from 'react'
import { ArticleTabs } from '@/components/shell/ArticleTabs'

export default function PostsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ArticleTabs />
      {children}
    </>
  )
}
