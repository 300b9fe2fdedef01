import { ShareList } from './share-list.tsx';

export default function Messages() {
  return <ShareList title="Messages" />;
}
