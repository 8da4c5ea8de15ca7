'use client'

export { GlobalError as default } from '@/components/blocks/ErrorPage/GlobalError.island'
