/** Entry point of the report in the browser: decodes the data embedded in the file. */
import { createRoot } from 'react-dom/client'
import { pageLabels } from '../labels/page'
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
    if (root) root.textContent = pageLabels.broken
  })
