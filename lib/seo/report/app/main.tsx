/** The report in a browser: reads the data that stand in the file and shows them. */
import { createRoot } from 'react-dom/client'
import { pageWords } from '../labels/page'
import { App } from './App'
import { decode } from './decode'
import { modelOf } from './model'
import './styles/index.css'

const root = document.getElementById('report')
const data = document.getElementById('data')?.textContent ?? ''

decode(data)
  .then(report => {
    if (root) createRoot(root).render(<App model={modelOf(report)} />)
  })
  .catch((error: unknown) => {
    console.error(error)
    if (root) root.textContent = pageWords.broken
  })
