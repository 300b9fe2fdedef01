import { generatePath, Navigate, Route, useLocation, useParams } from 'react-router-dom';

/** An address that is known for a screen, and the screen's own address; both below the area, with `:id` for a record. */
export type DocumentedPaths = Readonly<Record<string, string>>;

function LedTo({ path }: { path: string }) {
  const params = useParams();
  const { search } = useLocation();
  return <Navigate to={{ pathname: generatePath(path, params), search }} replace />;
}

/** Routes that lead from each known address to the screen's own. */
export const routesOf = (paths: DocumentedPaths) =>
  Object.entries(paths).map(([known, own]) => <Route key={known} path={known} element={<LedTo path={own} />} />);
