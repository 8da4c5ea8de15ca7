import type { ReactNode } from 'react'
import { PostTabs } from '@/components/blocks/PostTabs/PostTabs'

export default function PostsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PostTabs />
      {children}
    </>
  )
}
