import { Component, type ComponentClass, type ComponentType } from 'react'

/**
 * An island whose failure does not take the page: when it throws, the plain one stands in its place,
 * a link or a form that the browser follows by itself. Next reports the error to the console.
 * @param Plain by default nothing
 */
export function bounded<Props extends object>(
  Island: ComponentType<Props>,
  Plain: ComponentType<Props> = () => null,
): ComponentClass<Props> {
  return class extends Component<Props> {
    static getDerivedStateFromError = () => ({ failed: true })
    override state = { failed: false }
    override render() {
      const Shown = this.state.failed ? Plain : Island
      return <Shown {...this.props} />
    }
  }
}
