'use client'

export { LateErrorPage as default } from '@/components/blocks/ErrorPage/LateErrorPage.island'
