// Makes an element focusable only while it scrolls, so that it adds no useless Tab stop.
export function reachable(node: HTMLElement) {
  const look = () => {
    if (node.scrollHeight > node.clientHeight) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(node);
  for (const child of node.children) sizes.observe(child);
  return { destroy: () => sizes.disconnect() };
}
