'use client'

export { LateErrorPage as default } from '@/components/errors/LateErrorPage.island'
