"""Reads a data set made by `parlor arena GAME PLAYERS --records FOLDER`: the rules, moves and scores of every game."""
import pathlib, re, sys

def games(folder):
    for path in sorted(pathlib.Path(folder).glob("*.parlor")):
        text = path.read_text()
        rules = re.search(r'\[Rules "(.*?)"\]', text)[1]
        moves = re.findall(r"^\d+\. (\d) (.+)$", text, re.M)
        score = re.search(r'\[Score "(.*?)"\]', text)[1].split()
        yield rules, moves, [int(points) for points in score]

if __name__ == "__main__":
    for rules, moves, score in games(sys.argv[1]):
        print(len(moves), "moves,", score)
