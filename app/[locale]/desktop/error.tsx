'use client'

export { ErrorPage as default } from '@/components/blocks/ErrorPage/ErrorPage.island'
