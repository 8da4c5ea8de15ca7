import type { ReactNode } from 'react'
import { PostTabs } from '@/components/shell/PostTabs'

export default function PostsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PostTabs />
      {children}
    </>
  )
}
